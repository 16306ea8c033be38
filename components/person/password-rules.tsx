import { Icon } from '@/components/ui/icon'
import { type PasswordOwner, type PasswordRequirement, passwordChecklist } from '@/lib/validation/password'

export type PasswordRulesTexts = {
  rulesLabel: string
  met: string
  notMet: string
  rules: Record<PasswordRequirement, string>
}

type Props = {
  /** Id by which the field refers to its rules. */
  id: string
  value: string
  owner: PasswordOwner
  texts: PasswordRulesTexts
}

/** The password rules, each marked by text and icon as soon as the input meets it. */
export const PasswordRules = ({ id, value, owner, texts }: Props) => (
  <div id={id} className="mt-3 text-sm">
    <p className="font-semibold">{texts.rulesLabel}</p>
    <ul className="mt-1 space-y-1">
      {passwordChecklist(value, owner).map(({ requirement, met }) => (
        <li key={requirement} className={`flex items-start gap-2 ${met ? 'text-success' : 'text-muted'}`}>
          {met ? (
            <Icon name="check" className="mt-0.5 size-4 shrink-0" />
          ) : (
            <span
              aria-hidden="true"
              className="mx-1 mt-1.5 size-2 shrink-0 rounded-full border border-edge"
            />
          )}
          {texts.rules[requirement]}
          <span className="sr-only"> ({met ? texts.met : texts.notMet})</span>
        </li>
      ))}
    </ul>
  </div>
)
