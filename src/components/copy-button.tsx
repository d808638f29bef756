import { useEffect, useState } from 'react'
import { copyText } from '@/lib/copy-text'
import { showToast } from '@/lib/toast-queue'

/** How long "Copied!" stays, in milliseconds. */
const FEEDBACK = 2000

type CopyButtonProps = {
  /** What is copied; a function where it is known only then. */
  text: string | (() => string)
  label: string
  /** The same as HTML, for programs that keep headings and tables. */
  html?: () => string
  className?: string
}

export function CopyButton({ text, label, html, className = 'button button-quiet' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), FEEDBACK)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      className={className}
      onClick={async () => {
        if (!(await copyText(typeof text === 'string' ? text : text(), html?.()))) return
        setCopied(true)
        showToast({ title: 'Copied to clipboard!' })
      }}
    >
      {copied ? 'Copied!' : label}
    </button>
  )
}
