/**
 * The template of built pages, for `ssrTemplate` in the configuration: `lib/ssg/ssgTemplate.html.js` of
 * @docusaurus/core, but with the addresses of the scripts in a data block, from which `inline/start.js` loads them
 * later. Keep it short, because Docusaurus puts the configuration into the main script.
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
