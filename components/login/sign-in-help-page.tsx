import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { SignInHelp, type SignInHelpProps } from './sign-in-help'

/** Sign-in help as a page of its own, without scripts or for another tab. */
export function SignInHelpPage({ signInHref, ...help }: SignInHelpProps & { signInHref: string }) {
  const text = getTranslator(help.locale, 'signInHelp')
  return (
    <div className="max-w-prose">
      <h1>{text('title')}</h1>
      <div className="mt-4 space-y-4">
        <SignInHelp {...help} />
      </div>
      <p className="mt-8">
        <ButtonLink variant="secondary" href={signInHref}>
          {text('back')}
        </ButtonLink>
      </p>
    </div>
  )
}
