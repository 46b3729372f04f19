// Command resolve shows what aqua resolves a package definition to, with aqua's own packages.
//
// Each facts/definitions/<name>.yaml contains a package definition and versions, templates, or
// expressions. resolve runs the code of `aqua install` (with recorders instead of the network, the archive, and
// the compilers) and writes the resolution to facts/definitions/<name>.json. With -check, it compares the
// resolution with the file instead.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"go.yaml.in/yaml/v3"
)

// input is the content of a facts/definitions/<name>.yaml.
type input struct {
	// Definition is one package of a registry, in the form that a page shows.
	Definition string `yaml:"definition"`
	// Versions are the versions in aqua.yaml. Pages show the result for each.
	Versions []string `yaml:"versions"`
	// Vars are the values in aqua.yaml for the variables of the definition.
	Vars map[string]any `yaml:"vars"`
	// Environments replaces the six default platforms: goos/goarch or goos/goarch/libc.
	Environments []string `yaml:"environments"`
	// Templates are rendered in the context of Definition and the first of Versions.
	Templates []templateInput `yaml:"templates"`
	// Expressions are evaluated for versions.
	Expressions []expressionInput `yaml:"expressions"`
}

// resolution is the content of a facts/definitions/<name>.json.
type resolution struct {
	Tool        string                 `json:"tool"`
	Definition  string                 `json:"definition,omitempty"`
	Versions    []versionResolution    `json:"versions,omitempty"`
	Templates   []templateResolution   `json:"templates,omitempty"`
	Expressions []expressionResolution `json:"expressions,omitempty"`
}

// errFailed is returned if there are failures, which were already printed.
var errFailed = errors.New("failed")

func main() {
	check := flag.Bool("check", false, "compare with the files in place instead of writing them")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: resolve [-check] <folder>")
		os.Exit(2) //nolint:mnd
	}
	if err := run(flag.Arg(0), *check); err != nil {
		if !errors.Is(err, errFailed) {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(1)
	}
}

func run(dir string, check bool) error {
	inputs, err := filepath.Glob(filepath.Join(dir, "*.yaml"))
	if err != nil {
		return err
	}
	if len(inputs) == 0 {
		return fmt.Errorf("no YAML files in %s", dir)
	}
	tool, err := toolVersion()
	if err != nil {
		return err
	}
	wanted := map[string]struct{}{}
	var failures []error
	passed := 0
	for _, path := range inputs {
		got, err := resolveFile(path, tool)
		if err != nil {
			failures = append(failures, fmt.Errorf("%s: %w", path, err))
			continue
		}
		target := strings.TrimSuffix(path, ".yaml") + ".json"
		wanted[target] = struct{}{}
		if !check {
			if err := os.WriteFile(target, got, 0o644); err != nil { //nolint:gosec,mnd
				return err
			}
			continue
		}
		if have, err := os.ReadFile(target); err == nil && bytes.Equal(have, got) {
			passed++
		} else {
			failures = append(failures, fmt.Errorf("%s is not what aqua %s resolves it to: run `npm run definitions`", target, tool))
		}
	}
	resolutions, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		return err
	}
	for _, path := range resolutions {
		if _, ok := wanted[path]; !ok {
			failures = append(failures, fmt.Errorf("%s has no YAML file beside it: remove it", path))
		}
	}
	if check {
		defer fmt.Printf("%d passed, %d failed\n", passed, len(failures))
	}
	for _, failure := range failures {
		fmt.Fprintln(os.Stderr, failure)
	}
	if len(failures) != 0 {
		return errFailed
	}
	return nil
}

func resolveFile(path, tool string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	in := &input{}
	if err := decode(text, in); err != nil {
		return nil, err
	}
	out := &resolution{Tool: tool, Definition: in.Definition}
	if in.Definition != "" {
		if len(in.Versions) == 0 {
			return nil, errors.New("a definition needs versions")
		}
		if out.Versions, err = resolveVersions(in); err != nil {
			return nil, err
		}
	}
	if len(in.Templates) != 0 {
		if out.Templates, err = resolveTemplates(in); err != nil {
			return nil, err
		}
	}
	if out.Expressions, err = resolveExpressions(in.Expressions); err != nil {
		return nil, err
	}
	buf := &bytes.Buffer{}
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(out); err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}

// decode parses YAML and rejects unknown fields, so that a typo in a sample is an error.
func decode(text []byte, target any) error {
	dec := yaml.NewDecoder(bytes.NewReader(text))
	dec.KnownFields(true)
	return dec.Decode(target)
}

// toolVersion returns the version of aqua with which this program was built.
func toolVersion() (string, error) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "", errors.New("built without module information")
	}
	for _, dep := range info.Deps {
		if dep.Path == "github.com/aquaproj/aqua/v2" {
			return dep.Version, nil
		}
	}
	return "", errors.New("built without aqua")
}
