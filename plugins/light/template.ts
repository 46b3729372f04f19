import {readFileSync} from 'node:fs';
import path from 'node:path';

const loader = readFileSync(path.join(__dirname, 'loader.js'), 'utf8').replaceAll(
  'SCRIPTS',
  '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>',
);

/**
 * The page as Docusaurus' own template builds it, with the loader where that has its script tags.
 * For the configuration's `ssrTemplate`; `npm start` has a template of its own.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script>${loader}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
