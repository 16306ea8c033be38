import type { HelpTexts } from './frame-dialog-texts'

const dialled = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** Contact data of customer support, and the most frequent topics. */
export const HelpDetails = ({ texts: { text, phone, hours, writing, topics } }: { texts: HelpTexts }) => (
  <>
    <p>{text}</p>
    <dl className="grid items-baseline gap-x-6 gap-y-2 border-y border-line py-4 sm:grid-cols-[auto_1fr]">
      {phone !== undefined && (
        <>
          <dt className="font-semibold">{phone.label}</dt>
          <dd>
            {phone.number === undefined ? (
              phone.elsewhere
            ) : (
              <a href={dialled(phone.number)} className="inline-block py-1 font-semibold">
                {phone.number}
              </a>
            )}
          </dd>
        </>
      )}
      <dt className="font-semibold">{hours.label}</dt>
      <dd>{hours.text}</dd>
      <dt className="font-semibold">{writing.label}</dt>
      <dd>
        <a href={writing.form.href} className="inline-block py-1">
          {writing.form.label}
        </a>
      </dd>
    </dl>
    <div>
      <h3 className="text-base">{topics.label}</h3>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {topics.links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} className="inline-block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </>
)
