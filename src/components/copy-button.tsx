import { useEffect, useState } from 'react'
import { copyText } from '@/lib/copy-text'
import { showToast } from '@/lib/toast-queue'

/** How long "Copied!" stays, in milliseconds. */
const FEEDBACK = 2000

type CopyButtonProps = {
  /** What is copied; a function where it is known only then. */
  text: string | (() => string)
  label: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), FEEDBACK)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      className="button button-quiet"
      onClick={async () => {
        if (!(await copyText(typeof text === 'string' ? text : text()))) return
        setCopied(true)
        showToast({ title: 'Copied to clipboard!' })
      }}
    >
      {copied ? 'Copied!' : label}
    </button>
  )
}
