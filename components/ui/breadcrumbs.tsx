type Crumb = { label: string; href?: string }

type Props = { label: string; crumbs: readonly Crumb[] }

/** Breadcrumb navigation; the last crumb is the page itself. `label` names the landmark. */
export const Breadcrumbs = ({ label, crumbs }: Props) => (
  <nav aria-label={label}>
    <ol className="breadcrumbs">
      {crumbs.map(({ label: name, href }) => (
        <li key={name}>
          {href === undefined ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
        </li>
      ))}
    </ol>
  </nav>
)
