/** Where files are kept that only some may read. They come encrypted; nothing of them is served but by our own server. */
export interface PrivateStore {
  /** Kept with each file, so that it is read and removed where it was stored. */
  name: 'local' | 's3'
  /**
   * Stores a file under a key, whole or not at all; another one of the same key is replaced.
   * @throws StoreError
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Returns a file of at most so many bytes.
   * @throws StoreError, also when it is not there
   */
  get(key: string, maxBytes: number): Promise<Buffer>
  /**
   * Removes a file. Idempotent.
   * @throws StoreError
   */
  remove(key: string): Promise<void>
}
