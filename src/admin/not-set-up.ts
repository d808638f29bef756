/** What /admin/ of the public site says as long as nobody has said which repository it edits. */
export function sayHowToSetUp(parent: HTMLElement) {
  const main = document.createElement('main')
  main.className = 'not-set-up'
  main.innerHTML = `
    <h1>The forms are not set up on this site yet</h1>
    <p>On your own computer they work at once: run <code>npm run dev</code> in the project and open
      <code>/admin/</code> there.</p>
    <h2>To set them up here</h2>
    <ol>
      <li>Open <code>src/admin/settings.ts</code> and name the repository and how editors sign in;
        <code>docs/editing/setting-up-admin.md</code> has an example for GitHub, GitLab and Gitea.</li>
      <li>Build the site and publish it again.</li>
    </ol>
    <p><a href="/">To the site</a></p>`
  parent.append(main)
}
