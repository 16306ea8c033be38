import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const FIELD_ID = 'cart-share-link'

/** The link to a read-only copy, to be copied or sent. */
export function ShareLink({ locale, link }: { locale: Locale; link: string }) {
  const t = getTranslator(locale, 'cart')
  const mail = new URLSearchParams({ subject: t('share.subject'), body: link })
  return (
    <div className="mt-3">
      <label htmlFor={FIELD_ID} className="block font-semibold">
        {t('share.link')}
      </label>
      <input id={FIELD_ID} type="text" readOnly value={link} className="control mt-1" />
      <p className="mt-1">
        <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} className="inline-block py-1">
          {t('share.mail')}
        </a>
      </p>
    </div>
  )
}
