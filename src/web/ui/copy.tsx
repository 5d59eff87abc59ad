import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { t } from '../words/words.ts'
import { Button } from './button.tsx'

/** Copies a text, and says for two seconds that it did. */
export function CopyButton({ text, label = t('common.copy') }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <Button look="quiet" onClick={copy} icon={copied ? <Check size={16} /> : <Copy size={16} />}>
      <span aria-live="polite">{copied ? t('common.copied') : label}</span>
    </Button>
  )
}

/** Shows a value to copy, such as a DNS record or a secret. */
export function CopyText({ text, label }: { text: string; label?: string }) {
  return (
    <span className="copy-text">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  )
}
