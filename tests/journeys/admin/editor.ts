/** The test of every journey of an editor: a development server on a copy of the content, which they may change. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { portOf } from '../../../scripts/test/ports'
import { expect, test as journey } from '../journey'
import { ownEntries } from './own-entries'

const PORT = portOf('ADMIN_PORT')
/** The first start bundles the CMS, some 12 MB; on a busy machine that takes its time. */
const START = 240_000

export type Project = {
  url: string
  /** Folder of the content, in a temporary place. */
  folder: string
  /** What is in it at the start of every journey. */
  start: string
  read: (file: string) => Promise<string>
  write: (file: string, text: string) => Promise<void>
}

/**
 * CodeMirror measures what it has drawn at most six times in a row. If it should draw another part even then, it says so and
 * goes on at the next scroll or change. Seen once, on a busy machine, when a whole text was pasted.
 */
export const STILL_MEASURING = /^warning: Viewport failed to stabilize$/

/** `page-panel.open` is where src/admin/preview/panel.ts keeps the choice. */
export const hidePanel = () => {
  // Documents without an address have no storage.
  if (location.protocol !== 'http:') return
  if (!localStorage.getItem('page-panel.open')) localStorage.setItem('page-panel.open', 'no')
}

export const test = journey.extend<{ hasPanel: boolean }, { added: ReadonlyMap<string, Buffer>; project: Project }>({
  /** Files that are added to the content of the site. */
  added: [ownEntries, { option: true, scope: 'worker' }],

  /** Whether the page is beside the form; only journeys about it wait for it. */
  hasPanel: [false, { option: true }],
  answersForOtherSites: true,

  context: async ({ context, hasPanel, project }, use) => {
    if (!hasPanel) await context.addInitScript(hidePanel)
    await use(context)
    // Every journey starts with the same content. It is restored here, after `noise` has judged the journey, because
    // the page of a new post, if it is still open, answers with 404 once its file is removed.
    await makeSame(project.start, project.folder)
  },

  project: [
    async ({ added }, use) => {
      const copies = await mkdtemp(path.join(tmpdir(), 'content-'))
      const [start, folder] = [path.join(copies, 'start'), path.join(copies, 'content')]
      await cp('content', start, { recursive: true })
      for (const [file, bytes] of added) {
        await mkdir(path.join(start, path.dirname(file)), { recursive: true })
        await writeFile(path.join(start, file), bytes)
      }
      await cp(start, folder, { recursive: true })
      // Playwright asks for colours, which would come between the letters of the address.
      const { FORCE_COLOR: _colour, ...env } = process.env
      const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/cli.ts'], {
        env: { ...env, PORT: String(PORT), CONTENT_DIR: folder, NO_COLOR: '1' },
      })
      const said = listen(server)
      try {
        await use({
          url: await addressOf(said),
          folder,
          start,
          read: (file) => readFile(path.join(folder, file), 'utf8'),
          async write(file, text) {
            await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
            await writeFile(path.join(folder, file), text)
          },
        })
        if (server.exitCode !== null) throw new Error(`The development server broke down:\n${said()}`)
      } finally {
        server.kill()
        await rm(copies, { recursive: true })
      }
    },
    { scope: 'worker', timeout: START },
  ],

  baseURL: ({ project }, use) => use(project.url),

  // What the CMS, Vite and React say about themselves during development.
  harmless: ({ browserName: _ }, use) =>
    use([
      /^debug: (?:CMS configuration|\[Loading site data\]|\[vite\])/,
      /^info: %cDownload the React DevTools/,
      STILL_MEASURING,
    ]),
})

/** Makes a folder hold the same files as another one, and touches no file that is the same. */
async function makeSame(from: string, to: string) {
  const [wanted, found] = [await filesIn(from), await filesIn(to)]
  for (const name of found) if (!wanted.includes(name)) await rm(path.join(to, name))
  for (const name of wanted) {
    const bytes = await readFile(path.join(from, name))
    const before = found.includes(name) ? await readFile(path.join(to, name)) : undefined
    if (!before?.equals(bytes)) await writeFile(path.join(to, name), bytes)
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** What a process has said so far. */
function listen({ stdout, stderr }: ChildProcess): () => string {
  let said = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  return () => said
}

async function addressOf(said: () => string): Promise<string> {
  const address = () => /Local:\s+(http:\S+?)\/?\s/.exec(said())?.[1]
  await expect.poll(address, { message: 'the address of the development server', timeout: START / 2 }).toBeTruthy()
  return address() ?? ''
}

/** Opens the form of an entry, or an empty one. */
export async function openForm(page: Page, address: `${string}/entries/${string}` | `${string}/new`) {
  await page.goto(`/admin/#/collections/${address}`)
  await formOpened(page)
}

/** Waits for a form, also where the browser has to load the CMS first. */
export const formOpened = (page: Page) =>
  page.getByRole('group', { name: 'Content Editor' }).waitFor({ timeout: START })

/** A field by the label above it. Several forms inside a form may have a field of that name. */
export const field = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) })

/** The text of an entry, as its editor gives it to the clipboard and takes it from there. */
export function textOf(page: Page) {
  const box = field(page, 'Text').getByRole('textbox')
  const all = () => box.press('ControlOrMeta+a')
  const selected = () =>
    box.evaluate((element) => {
      const clipboardData = new DataTransfer()
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
      return clipboardData.getData('text/plain')
    })
  const paste = (content: string, type = 'text/plain') =>
    box.evaluate(
      (element, [text, kind]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(kind, text)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [content, type] as const,
    )
  return {
    box,
    selected,
    paste,
    value: () => all().then(selected),
    fill: (text: string) => all().then(() => paste(text)),
  }
}

/** Gives the entry whose form is open another address, and presses Save. */
export async function changeAddress(page: Page, name: string) {
  await page.getByRole('button', { name: 'Show Editor Options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click()
  await page.getByRole('button', { name: 'Edit Slug' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Uploads a picture into the field that has the label “Picture”. */
export async function choosePicture(page: Page, file: string) {
  const picture = field(page, 'Picture')
  await picture.getByRole('button', { name: /^(?:Browse|Replace)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await choosing).setFiles(file)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await dialog.waitFor({ state: 'hidden' })
  // Until the picture is drawn anew as WebP, the field is empty.
  await expect(picture).toContainText(`${path.parse(file).name}.webp`)
}

/** Saves the form, and waits until the CMS says that there is nothing more to save, as it does once all is written. */
export async function save(page: Page) {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page.getByText('Entry saved.')).toBeVisible()
  await expect(button).toBeDisabled()
}
