import type { ConsentCategory } from '@/lib/consent/consent'

type Choice = { label: string; text: string }

export type ConsentTexts = {
  title: string
  text: string
  acceptAll: string
  onlyNecessary: string
  choose: string
  save: string
  settings: string
  close: string
  privacySignal: string
  categories: Readonly<Record<'necessary' | ConsentCategory, Choice>>
}
