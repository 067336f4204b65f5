import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { siteHosts } from './siteHosts.ts';

// nginx of the image serves its site for the brand's own hosts alone, so probes name one.
function probe(host: string): string {
  return `httpGet:
              path: /builds/latest.json
              port: 80
              httpHeaders:
                - { name: Host, value: ${host} }
                - { name: X-Forwarded-Proto, value: https }`;
}

/** Returns a Deployment, a Service and an Ingress for the image of the Dockerfile; TLS ends in the Ingress. */
export function kubernetesManifest(brand: Pick<BrandSettings, 'id' | 'origin' | 'domains'>): string {
  const { id } = brand;
  const { served, redirected } = siteHosts(brand);
  const hosts = [...served, ...redirected];
  const rules = hosts
    .map(
      (host) => `    - host: ${host}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend: { service: { name: ${id}, port: { number: 80 } } }
`,
    )
    .join('');
  return `# The image of the Dockerfile: kubectl set image deployment/${id} site=REGISTRY/${id}:BUILD releases a build, and
# kubectl rollout undo deployment/${id} goes back.
apiVersion: apps/v1
kind: Deployment
metadata: { name: ${id}, labels: { app: ${id} } }
spec:
  replicas: 2
  selector: { matchLabels: { app: ${id} } }
  strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
  template:
    metadata: { labels: { app: ${id} } }
    spec:
      containers:
        - name: site
          image: ${id}
          ports: [{ containerPort: 80 }]
          readinessProbe:
            ${probe(served[0] ?? '')}
          livenessProbe:
            ${probe(served[0] ?? '')}
          resources:
            requests: { cpu: 50m, memory: 32Mi }
            limits: { memory: 128Mi }
          securityContext:
            allowPrivilegeEscalation: false
            capabilities: { drop: [ALL], add: [CHOWN, NET_BIND_SERVICE, SETGID, SETUID] }
---
apiVersion: v1
kind: Service
metadata: { name: ${id} }
spec:
  selector: { app: ${id} }
  ports: [{ port: 80, targetPort: 80 }]
---
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata: { name: ${id} }
spec:
  tls:
    - hosts: [${hosts.join(', ')}]
      secretName: ${id}-tls
  rules:
${rules}`;
}
