import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { Trouble, type TroubleProps } from './trouble'

/** Help with signing in as a page of its own, for who has no scripts or wants it in another tab. */
export function TroublePage({ signInHref, ...help }: TroubleProps & { signInHref: string }) {
  const text = getTranslator(help.locale, 'trouble')
  return (
    <div className="max-w-prose">
      <h1>{text('title')}</h1>
      <div className="mt-4 space-y-4">
        <Trouble {...help} />
      </div>
      <p className="mt-8">
        <ButtonLink variant="secondary" href={signInHref}>
          {text('back')}
        </ButtonLink>
      </p>
    </div>
  )
}
