import { Modal, type ModalProps } from './modal.tsx'

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' }

/** In the middle, above the page. */
export function Dialog({ size = 'medium', ...props }: ModalProps & { size?: keyof typeof widths }) {
  return <Modal {...props} className={`max-w-[calc(100vw-1.5rem)] animate-rise rounded-box ${widths[size]}`} />
}
