/** During development: what is wrong in the content, over the page, with the way to the form of each file. */
import './mistakes-panel.css'
import { createRoot, type Root } from 'react-dom/client'
import { formOfFile } from '../entry/form-address'

/** What the development server sends; see scripts/dev/serve-content.ts. */
export type Mistake = {
  file: string
  line: number
  severity: 'error' | 'warning'
  message: string
  hint?: string
}

/** More than these are read one after the other, not at once. */
const SHOWN = 10

/** Shows the mistakes that the server reports, and takes them away when there are none. */
export function showMistakes() {
  let root: Root | undefined
  const show = (mistakes: readonly Mistake[]) => {
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    root.render(mistakes.length > 0 && <Panel mistakes={mistakes} hide={() => root?.render(null)} />)
  }
  import.meta.hot?.on('content-mistakes', show)
  import.meta.hot?.on('content-changed', askForMistakes)
  // Mistakes may have been reported before this page listened.
  askForMistakes()
}

/** Those that stop the site, or else those of a draft whose page this would be. */
const askForMistakes = () =>
  import.meta.hot?.send('mistakes-wanted', { page: location.pathname.replace(/(?<=.)\/$/, '') })

function Panel({ mistakes, hide }: { mistakes: readonly Mistake[]; hide: () => void }) {
  const stopsSite = mistakes.some(({ severity }) => severity === 'error')
  return (
    <aside className="mistakes-panel" role="alert" onKeyDown={({ key }) => key === 'Escape' && hide()}>
      <h2>{mistakes.length === 1 ? 'One thing to correct' : `${mistakes.length} things to correct`}</h2>
      <p>{stopsSite ? 'Until then, the pages stay as they were.' : 'Until then, this draft has no page.'}</p>
      <ol>
        {mistakes.slice(0, SHOWN).map(({ file, line, message, hint }) => (
          <li key={`${file} ${line} ${message}`}>
            <strong>{message}</strong>
            {hint && <pre>{hint}</pre>}
            <p>
              {`${file}, line ${line} `}
              {formOfFile(file) && (
                <a href={formOfFile(file)} target="_blank" rel="noreferrer">
                  Open the form
                </a>
              )}
            </p>
          </li>
        ))}
      </ol>
      <button type="button" onClick={hide}>
        Hide
      </button>
    </aside>
  )
}
