/**
 * The page as Docusaurus' own template builds it, except for its scripts: their addresses stand in a
 * block of data, and `inline/start.js`, which this plugin puts into the head, loads them later. For
 * the configuration's `ssrTemplate`, which is part of every page's script: keep it short. `npm start`
 * has a template of its own.
 *
 * Source: `lib/ssg/ssgTemplate.html.js` of @docusaurus/core.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-app="static">
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((attribute) => { %><%~ attribute %><% }); %>
<script type="application/json" id="app-scripts" data-base="<%= it.baseUrl %>"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
