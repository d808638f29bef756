import type { ErrorComponentProps } from '@tanstack/react-router'

/** What a visitor sees when the app itself fails. The message is shown as plain text. */
export function ErrorScreen({ error }: ErrorComponentProps<unknown>) {
  return (
    <div className="page-width py-section" role="alert">
      <h1>Unexpected Application Error!</h1>
      <p className="lead mt-6">{error instanceof Error ? error.message : String(error)}</p>
      <p className="mt-8">
        {/* A whole page load, since the app that would navigate has failed. */}
        <a href="/" className="button">
          Return to Home
        </a>
      </p>
    </div>
  )
}
