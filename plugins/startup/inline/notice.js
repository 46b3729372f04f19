/* If the app cannot start, shows a notice with a button that reloads the page. */
document.addEventListener('app:failed', () => {
  const notice = document.createElement('div');
  notice.className = 'site-notice';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = 'Reload';
  button.addEventListener('click', () => location.reload());
  notice.append('Parts of this page did not load, so its buttons and search do not work. ', button);
  document.body.append(notice);
});
