/** Whether the page is started: React marks the elements that it knows, and a tool its island. Runs in the page. */
export function isStarted(): boolean {
  if (document.querySelector('[data-started]')) return true
  const heading = document.querySelector('h1')
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
}
