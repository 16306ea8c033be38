import { CheckboxListView } from '@/components/form/fields/checkbox-list-view'
import { Button } from '@/components/ui/button'
import { serialize } from '@/components/ui/serialized'
import { type ConsentTemplate, isInForce } from '@/lib/contract/commerce/consent'
import { formatDate } from '@/lib/format/date'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import type { TypedSection } from '@/lib/preferences/rejected-section'
import { CODE_FIELD, TAKE_BACK } from '@/lib/preferences/sections'
import type { Locale } from '@/lib/site/sites'
import { SectionForm, type SectionProps } from './section-form'

type Props = SectionProps & {
  topics: readonly ConsentTemplate[]
  typed: TypedSection<'topics'> | undefined
}

/** Email topics with their purpose; checked are those with a consent in force, or chosen and not saved. */
export function TopicsForm({ topics, typed, ...form }: Props) {
  const { locale } = form
  const t = getTranslator(locale, 'preferences')
  const inForce = topics.filter(isInForce).map(({ id }) => id)
  const checked = typed?.codes.ticked ?? inForce
  return (
    <>
      <p className="mt-2 max-w-prose">{t('topics.text')}</p>
      <p className="mt-2 max-w-prose text-muted">{t('topics.basis')}</p>
      <SectionForm
        {...form}
        typed={typed}
        section="topics"
        shown={inForce.join(' ')}
        more={
          <Button type="submit" variant="secondary" name="intent" value={TAKE_BACK}>
            {t('topics.none')}
          </Button>
        }
      >
        <div className="space-y-3">
          <CheckboxListView
            list={serialize({
              words: fieldWords(locale),
              items: topics.map(topic => ({
                name: `${CODE_FIELD}${topic.id}`,
                label: topic.name ?? topic.id,
                hint: purpose(locale, topic),
                isChecked: checked.includes(topic.id),
              })),
            })}
          />
        </div>
      </SectionForm>
    </>
  )
}

/** What a topic is for, and since when it is agreed to. */
function purpose(locale: Locale, topic: ConsentTemplate): string {
  const since = isInForce(topic)
    ? formatDate(locale, topic.currentConsent?.consentGivenDate ?? '')
    : undefined
  const agreed = since !== undefined && getTranslator(locale, 'preferences')('topics.since', { date: since })
  return [topic.description, agreed].filter(Boolean).join(' ')
}
