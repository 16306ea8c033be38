/** The picture of an item in its row. It is decorative: the name is beside it, so screen readers skip it. */
export const ItemPicture = ({ src }: { src: string }) => (
  <img src={src} alt="" width={56} height={70} decoding="async" loading="lazy" className="item-picture" />
)
