import { headers } from 'next/headers'
import { SwitchUndo } from '@/components/regional/switch-undo'
import { Banner } from '@/components/ui/banner'
import { countryName } from '@/lib/format/country-name'
import { fill } from '@/lib/i18n/fill'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { readHandedOverSwitch } from '@/lib/site-handover/switch-notice.server'
import { regionalSwitch } from './regional-switch'

/**
 * The notice of a move to this site on a personal page: rendered for visitors without script, handed to the
 * client script otherwise (spec §4).
 */
export async function ArrivedSwitch({ locale }: { locale: Locale }) {
  const switched = readHandedOverSwitch(await headers())
  const { choicePath, texts } = regionalSwitch(locale)
  if (switched === undefined || texts === undefined) return null
  const country = countryName(switched.country, getSite(locale).languageTag)
  return (
    <div data-switched={JSON.stringify(switched)} className="unless-scripted column">
      <div className="mt-4">
        <Banner tone="info" toneLabel={getTranslator(locale, 'notifications')('status.INFO')} announce="none">
          <p>{fill(texts.moved, { country })}</p>
          <SwitchUndo from={switched.from} choicePath={choicePath} label={texts.undo} />
        </Banner>
      </div>
    </div>
  )
}
