package main

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/aquaproj/aqua/v2/pkg/config/registry"
	"github.com/aquaproj/aquaproj.github.io/scripts/tool/lookup"
	"go.yaml.in/yaml/v3"
)

var (
	quoted  = regexp.MustCompile(`"([^"]*)"`)
	numbers = regexp.MustCompile(`v?\d+(\.\d+)*[-+.\w]*`)
	below   = regexp.MustCompile(`(?:^|\W)< v?(\d+(?:\.\d+)*)`)
)

// changesOf resolves the states of a definition at other versions than the newest, one for each
// constraint.
func changesOf(node *yaml.Node, info *registry.PackageInfo, newest string) ([]change, error) {
	constraints := []string{}
	prefixes := []string{info.VersionPrefix}
	if info.VersionConstraints != "" && info.VersionConstraints != "false" {
		constraints = append(constraints, info.VersionConstraints)
	}
	for _, vo := range info.VersionOverrides {
		constraints = append(constraints, vo.VersionConstraints)
		if vo.VersionPrefix != nil {
			prefixes = with(prefixes, *vo.VersionPrefix)
		}
	}
	found := map[string]string{}
	for _, version := range append([]string{newest}, candidates(constraints, prefixes)...) {
		log := &lookup.Log{}
		if _, err := info.SetVersion(slog.New(log), version); err != nil {
			return nil, err
		}
		if _, ok := found[log.Matched]; !ok {
			found[log.Matched] = version
		}
	}
	changes := make([]change, 0, len(constraints))
	for _, constraint := range constraints {
		c := change{Constraint: constraint, Version: found[constraint]}
		if c.Version != "" {
			state, _, err := stateAt(node, c.Version)
			if err != nil {
				return nil, fmt.Errorf("version %s: %w", c.Version, err)
			}
			c.State = *state
			c.Files = nil
		}
		changes = append(changes, c)
	}
	return changes, nil
}

// candidates are the versions in constraints, in all possible spellings.
func candidates(constraints, prefixes []string) []string {
	var versions []string
	for _, constraint := range constraints {
		for _, match := range below.FindAllStringSubmatch(constraint, -1) {
			for _, prefix := range prefixes {
				versions = with(versions, prefix+"v"+before(match[1]))
			}
		}
		for _, match := range quoted.FindAllStringSubmatch(constraint, -1) {
			versions = with(versions, match[1]) // as in: Version == "v1.2.3"
			for _, number := range numbers.FindAllString(match[1], -1) {
				for _, prefix := range prefixes {
					versions = with(versions, prefix+number, prefix+"v"+strings.TrimPrefix(number, "v"))
				}
			}
		}
	}
	return versions
}

// before returns a version below a numeric one: 2.49.999 for 2.50.0.
func before(version string) string {
	parts := strings.Split(version, ".")
	for i := len(parts) - 1; i >= 0; i-- {
		if n, err := strconv.Atoi(parts[i]); err == nil && n > 0 {
			parts[i] = strconv.Itoa(n - 1)
			break
		}
		parts[i] = "999"
	}
	return strings.Join(parts, ".")
}

// fieldsOf lists the fields that a definition sets at any level.
func fieldsOf(info *registry.PackageInfo) ([]string, error) {
	text, err := json.Marshal(info)
	if err != nil {
		return nil, err
	}
	var tree any
	if err := json.Unmarshal(text, &tree); err != nil {
		return nil, err
	}
	var fields []string
	var walk func(value any, path string)
	walk = func(value any, path string) {
		switch value := value.(type) {
		case map[string]any:
			for key, child := range value {
				fields = with(fields, path+key)
				switch key {
				case "version_overrides", "overrides":
					walk(child, path)
				case "checksum", "build", "files", "cosign":
					walk(child, path+key+".")
				}
			}
		case []any:
			for _, child := range value {
				walk(child, path)
			}
		}
	}
	walk(tree, "")
	slices.Sort(fields)
	return fields, nil
}

// lastLine returns the last line of a node with children.
func lastLine(node *yaml.Node) int {
	last := node.Line
	for _, child := range node.Content {
		last = max(last, lastLine(child))
	}
	return last
}
