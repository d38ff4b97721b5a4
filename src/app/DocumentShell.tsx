import type { ReactNode } from 'react';
import { withBase } from '../core/routes.ts';
import { rootBase } from '../router/base.ts';
import type { ShellProps } from '../site/page-props.ts';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/print.css';
import 'virtual:brand.css';
import 'virtual:theme.css';
import 'virtual:fonts.css';
import 'virtual:tints.css';
import 'virtual:language.css';
import 'virtual:title.css';
import * as t from 'virtual:messages';
import { useTheme } from '../ui/ThemeProvider.tsx';
import styles from './DocumentShell.module.css';

type Props = { shell: Pick<ShellProps, 'language' | 'direction' | 'barColors'>; children: ReactNode };

/** `<html>` and `<head>`; the build adds styles, scripts and share data to the head. */
export function DocumentShell({ shell: { language, direction, barColors }, children }: Props) {
  const { setting } = useTheme();
  const barThemes = setting === 'system' ? (['light', 'dark'] as const) : [setting];
  return (
    <html lang={language} dir={direction} data-theme={setting}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={withBase(rootBase, '/favicon.svg')} type="image/svg+xml" />
        {barThemes.map((theme) => (
          <meta
            key={setting === 'system' ? theme : ''}
            name="theme-color"
            media={setting === 'system' ? `(prefers-color-scheme: ${theme})` : undefined}
            content={barColors[theme]}
          />
        ))}
      </head>
      <body>
        <a className={styles.skip} href="#_content">
          {t.skipToContent}
        </a>
        {children}
      </body>
    </html>
  );
}
