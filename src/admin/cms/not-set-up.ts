/** What /admin/ of the public site says until settings.ts names the repository. */
export function sayHowToSetUp(parent: HTMLElement) {
  const main = document.createElement('main')
  main.className =
    'mx-auto my-[clamp(2rem,8vh,6rem)] max-w-[40rem] px-6 font-forms text-base/normal [&_:is(blockquote,code)]:wrap-anywhere [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-[1.25rem] [&_li]:my-2'
  main.innerHTML = `
    <h1 class="text-[1.75rem] leading-tight">The forms are not set up on this site yet</h1>
    <p>Once they are, you change the words and pictures of this site here: in forms, with the page beside them, and without
      any other program.</p>
    <h2>If you write for this site</h2>
    <p>There is nothing that you can do on this page, and nothing is wrong with your computer. Ask the person who
      maintains the site to set up the forms, for example with this message:</p>
    <blockquote class="mx-0 my-4 border-s-4 border-s-current px-4 py-3">Please set up the forms at <span id="forms-address"></span>. That page says how. I would like to sign in as an
      editor.</blockquote>
    <p>Until then, send them your text, or ask them to show you the forms on their own computer.</p>
    <h2>If you keep this site</h2>
    <ol>
      <li>Open <code>src/admin/settings.ts</code>, and name the repository and how editors sign in.
        <code>docs/editing/setting-up-admin.md</code> has an example for GitHub, GitLab and Gitea.</li>
      <li>Build the site and publish it again.</li>
      <li>Invite each editor to the repository, and send them the part “If you write for this site” of
        <code>docs/editing/setting-up-admin.md</code>.</li>
    </ol>
    <p>On your own computer the forms need no setup: run <code>npm run dev</code> in the project, and open
      <code>/admin/</code> there.</p>
    <p><a href="/">To the site</a></p>`
  parent.append(main)
  const address = main.querySelector('#forms-address')
  if (address) address.textContent = location.origin + location.pathname
}
