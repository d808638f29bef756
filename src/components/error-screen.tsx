import type { ErrorComponentProps } from '@tanstack/react-router'
import * as words from '@words/errors'

/** What a visitor sees when the app itself fails. The message is shown as plain text. */
export function ErrorScreen({ error }: ErrorComponentProps<unknown>) {
  return (
    <div className="page-width py-section" role="alert">
      <h1>{words.heading}</h1>
      <p className="lead mt-6">{error instanceof Error ? error.message : String(error)}</p>
      <p className="mt-8">
        {/* A whole page load, since the app that would navigate has failed. */}
        <a href="/" className="button">
          {words.home}
        </a>
      </p>
    </div>
  )
}
