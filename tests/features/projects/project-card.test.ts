import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ProjectCard } from '../../../src/features/projects/ProjectCard.tsx';
import type { ProjectCard as Project } from '../../../src/features/projects/props.ts';
import { renderHtml } from '../../ui/render.ts';

/** The target of the heading of a project's card; undefined if it has no link. */
function titleTarget(project: Partial<Project>): string | undefined {
  const card = createElement(ProjectCard, {
    project: {
      id: 1,
      name: 'tram-map',
      title: 'Tram Map',
      description: [],
      type: '',
      category: 'print',
      languages: [],
      tools: [],
      links: [],
      slides: [],
      ...project,
    },
    digits: 1,
    isHidden: false,
    mark: undefined,
    openId: '',
    onOpen: () => {},
    onPrefetch: () => {},
  });
  return /<h2[^>]*>(?:<a[^>]* href="([^"]*)")?/.exec(renderHtml(card, '/projects'))?.[1];
}

it('links the title of a project to its first link, else to its case study', () => {
  const links = [{ address: 'https://tram.example/', label: 'Map' }] as Project['links'];
  const story = '/projects/tram-map';
  expect(titleTarget({ links, story })).toBe('https://tram.example/');
  expect(titleTarget({ story })).toBe(story);
  expect(titleTarget({})).toBeUndefined();
});
