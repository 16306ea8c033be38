import { Card } from '@/components/ui/card'
import type { AccountTask } from '@/lib/account-home/account-home'

/** A line of a card: a text, perhaps a link, with what is said of it. */
export type HomeLine = { key: string; text: string; href?: string; note?: string | undefined }

/** A card about one part of the account: its lines, or why there are none. */
export type HomeCard = {
  key: string
  title: string
  lines: readonly HomeLine[]
  /** Shown above the lines, or instead of them. */
  text?: string | undefined
  links: readonly { label: string; href: string }[]
}

export type HomeData = {
  tasksTitle: string
  tasks: readonly AccountTask[]
  noTasks: string
  cardsTitle: string
  cards: readonly HomeCard[]
}

const TASKS_ID = 'account-tasks'
const PARTS_ID = 'account-parts'

/** What waits for the user, then what is new in each part of their account. */
export const HomeContents = ({ tasksTitle, tasks, noTasks, cardsTitle, cards }: HomeData) => (
  <>
    <section aria-labelledby={TASKS_ID} className="mt-8">
      <h2 id={TASKS_ID}>{tasksTitle}</h2>
      {tasks.length === 0 ? <p className="mt-2">{noTasks}</p> : <Tasks tasks={tasks} />}
    </section>
    <section aria-labelledby={PARTS_ID} className="mt-10">
      <h2 id={PARTS_ID}>{cardsTitle}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {cards.map(({ key, ...card }) => (
          <li key={key} className="grid min-w-0 wrap-anywhere">
            <PartCard {...card} />
          </li>
        ))}
      </ul>
    </section>
  </>
)

const Tasks = ({ tasks }: { tasks: readonly AccountTask[] }) => (
  <ul className="mt-3 divide-y divide-line rounded-md border border-accent bg-accent-soft">
    {tasks.map(({ key, title, text, href }) => (
      <li key={key} className="px-5 py-3 wrap-anywhere">
        {href === undefined ? (
          <p className="py-1 font-semibold">{title}</p>
        ) : (
          <a href={href} className="inline-block py-1 font-semibold">
            {title}
          </a>
        )}
        <p className="text-sm">{text}</p>
      </li>
    ))}
  </ul>
)

const PartCard = ({ title, text, lines, links }: Omit<HomeCard, 'key'>) => (
  <Card>
    <div className="flex h-full flex-col">
      <h3 className="text-lg">{title}</h3>
      {text !== undefined && <p className="mt-2">{text}</p>}
      {lines.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {lines.map(line => (
            <li key={line.key} className="py-2">
              {line.href === undefined ? (
                <span className="font-semibold">{line.text}</span>
              ) : (
                <a href={line.href} className="inline-block py-0.5">
                  {line.text}
                </a>
              )}
              {line.note !== undefined && <p className="text-sm text-muted">{line.note}</p>}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <p className="mt-auto flex flex-wrap gap-x-6 gap-y-1 pt-3">
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="inline-block py-1">
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  </Card>
)
