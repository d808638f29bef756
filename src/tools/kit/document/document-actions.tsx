import * as words from '@words/tools/kit-document'
import { ResultActions } from '../result/result-actions'
import type { TextDocument } from './text-document'
import { toMarkdown } from './to-markdown'
import { toPlainText } from './to-plain-text'

type DocumentActionsProps = {
  document: TextDocument
  copyLabel: string
  /** Of the Markdown file, without its ending. */
  fileName: string
}

/** A document to take along: as text on the clipboard, as a Markdown file, on paper. */
export function DocumentActions({ document, copyLabel, fileName }: DocumentActionsProps) {
  return (
    <ResultActions
      text={toPlainText(document)}
      copyLabel={copyLabel}
      downloads={[
        {
          label: words.downloadMarkdown,
          name: `${fileName}.md`,
          type: 'text/markdown',
          text: () => toMarkdown(document),
        },
      ]}
    />
  )
}
