/**
 * The template of built pages, for `ssrTemplate` in the configuration. It differs from the template of
 * Docusaurus in two points. The addresses of the scripts are in a data block, and `inline/start.js` loads
 * them later. The style attributes of Docusaurus are replaced, so that the content security policy can
 * forbid style attributes: the icon sprite is hidden by an attribute of SVG, and `inline/start.js` draws the
 * banner about a wrong base URL. Keep it short, because Docusaurus puts the configuration into the main
 * script. `npm start` does not use it.
 *
 * Source: `lib/ssg/ssgTemplate.html.js` of @docusaurus/core.
 */
export const pageTemplate = String.raw`<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-app="static">
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((attribute) => { %><%~ attribute.replace(/ style=\\\x22[^\x22]*\x22/g, '') %><% }); %>
<script type="application/json" id="app-scripts" data-base="<%= it.baseUrl %>"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
<%~ it.headTags %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags.replace('style="display: none;"', 'display="none"') %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
