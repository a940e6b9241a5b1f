import { createContext } from 'react-router';

/**
 * The nonce of the page's inline scripts while the server renders it. The server then replaces it by hashes in
 * the Content-Security-Policy (threats T22).
 */
export const scriptMarkContext = createContext('');
