import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { tabOfAddress } from './auth-dialog-address.ts'

/**
 * The secret of a mailed link: behind the # of the address, where no server sees it, else in `?hash=` or the path, from where
 * it is moved behind the # (C10, C59). Empty when there is none, and always while the page is rendered on the server.
 */
export function useMailedSecret(): string {
  const { pathname, search, hash } = useLocation()
  const { hash: inPath } = useParams()
  const navigate = useNavigate()
  const fragment = tabOfAddress(hash) ? undefined : hash.slice(1) || undefined
  // The dialog stands in the fragment too; the page below it is still about its own secret.
  const [secret, setSecret] = useState('')
  if (fragment && fragment !== secret) setSecret(fragment)

  const elsewhere = new URLSearchParams(search).get('hash') ?? inPath
  const page = inPath ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname
  useEffect(() => {
    if (elsewhere) void navigate(`${page}#${elsewhere}`, { replace: true })
  }, [elsewhere, page, navigate])
  return fragment ?? secret
}
