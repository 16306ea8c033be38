'use client'

import type { Serialized } from '@/components/ui/serialized'
import type { FieldLabels } from './field-props'
import { RadioGroup } from './radio-group'

type RadioChoices = {
  name: string
  label: string
  words: FieldLabels
  defaultValue: string
  options: readonly { value: string; label: string }[]
}

/** Radio buttons from compact data, for a page that the server renders. */
export const RadioGroupView = ({ group }: { group: Serialized<RadioChoices> }) => (
  <RadioGroup {...(JSON.parse(group) as RadioChoices)} />
)
