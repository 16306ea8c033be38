'use client'

import { useState } from 'react'
import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import type { FieldText } from '@/components/form/enhanced/form-model'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { Select } from '@/components/form/fields/select'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type IndustryChoices, toOptions } from '@/lib/forms/choices'

type Props = {
  field: (name: string) => FieldBinding
  industries: IndustryChoices
  values: Readonly<Record<string, string>>
  texts: { industry: FieldText; sector: FieldText }
  words: FieldLabels
  /** Resets the selected sector: it belongs to the previous industry. */
  resetSector: () => void
}

/**
 * Industry and its sectors. With script only the sectors of the selected industry are listed. Without script
 * all are listed, grouped by industry, so that another industry can be selected; after a refused sector,
 * those of the selected industry.
 */
export function IndustryFields({ field, industries, values, texts, words, resetSector }: Props) {
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState(values.industry ?? '')
  const sectors = industries.find(({ code }) => code === chosen)?.sectors
  const industry = field('industry')
  const sector = field('sector')
  const showsAll = !hydrated && (sectors === undefined || sector.error === undefined)
  return (
    <>
      <Select
        {...industry}
        {...texts.industry}
        words={words}
        options={toOptions(industries)}
        defaultValue={values.industry ?? ''}
        onChange={event => {
          setChosen(event.target.value)
          resetSector()
          industry.onChange(event)
        }}
      />
      <Select
        {...sector}
        {...texts.sector}
        words={words}
        key={showsAll ? 'all' : chosen}
        options={
          showsAll
            ? industries.map(({ name, sectors: all }) => ({ label: name, options: toOptions(all) }))
            : toOptions(sectors ?? [])
        }
        defaultValue={values.sector ?? ''}
      />
    </>
  )
}
