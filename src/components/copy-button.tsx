import * as words from '@words/copying'
import { useEffect, useState } from 'react'
import { site } from '@/content/settings'
import { copyText } from '@/lib/copy-text'

/** How long "Copied!" stays, in milliseconds. */
const FEEDBACK = 2000

type CopyButtonProps = {
  /** What is copied; a function where it is known only then. */
  text: string | (() => string)
  label: string
  /** Puts the text on the clipboard, where it is more than plain text. */
  write?: (text: string) => Promise<void>
  className?: string
}

export function CopyButton({ text, label, write, className = 'button button-quiet' }: CopyButtonProps) {
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
        const copied = typeof text === 'string' ? text : text()
        if (await copyText(copied, write && (() => write(copied)))) setCopied(true)
      }}
    >
      {/* The label may be in the language of a tool, and the feedback is in that of the site. */}
      {copied ? <span lang={site.language}>{words.copied}</span> : label}
    </button>
  )
}
