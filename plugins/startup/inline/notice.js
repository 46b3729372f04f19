/* If the app cannot start, shows a notice with a button that reloads the page. */
document.addEventListener('app:failed', () => {
  const notice = document.createElement('div');
  notice.className = 'site-notice';
  notice.setAttribute('role', 'alert');
  notice.innerHTML =
    'Parts of this page did not load, so its buttons and search do not work. ' +
    '<button type="button" class="button button--primary button--sm">Reload</button>';
  notice.querySelector('button').addEventListener('click', () => location.reload());
  document.body.append(notice);
});
