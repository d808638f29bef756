/** Types of the generated JSON that the app imports; the pipeline validated it against the same schemas. */
declare module '#content/settings/site.json' {
  const site: import('../schema/settings').Site
  export default site
}

declare module '#content/settings/navigation.json' {
  const navigation: import('../schema/settings').Navigation
  export default navigation
}

declare module '#content/outline.json' {
  const outline: import('../schema/entries').Outline
  export default outline
}

declare module '#content/pages/not-found.json' {
  const notFound: import('../schema/entries').NotFoundEntry
  export default notFound
}
