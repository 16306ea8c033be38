'use client'

import type { Serialized } from '@/components/ui/serialized'
import { Checkbox } from './checkbox'
import type { FieldLabels } from './field-props'

type Item = { name: string; label: string; hint?: string; isChecked: boolean }

type CheckboxList = { words: FieldLabels; items: readonly Item[] }

/** Checkboxes from compact data, for long lists of a page that the server renders. */
export const CheckboxListView = ({ list }: { list: Serialized<CheckboxList> }) => {
  const { words, items }: CheckboxList = JSON.parse(list)
  return items.map(({ name, label, hint, isChecked }) => (
    <Checkbox key={name} {...{ name, label, hint, words }} defaultChecked={isChecked} />
  ))
}
