type Props = { label: string; href: string }

/** The way on, below what is told of the cart. */
export const CartView = ({ label, href }: Props) => (
  <a href={href} className="inline-block py-1 font-semibold">
    {label}
  </a>
)
