// Command packages resolves every package of a registry with aqua's own code.
//
// It reads a registry file and a JSON file with a version that exists of each package, resolves each package with aqua's own
// packages on each platform, and prints one JSON object per line: the facts about a package that the site
// stores, and the data with which the update checks them. It does not write any file.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sort"
	"strings"

	"github.com/aquaproj/aqua/v2/pkg/config/registry"
	"go.yaml.in/yaml/v3"
)

func main() {
	if len(os.Args) != 3 { //nolint:mnd
		fmt.Fprintln(os.Stderr, "usage: packages <registry.yaml> <versions.json>")
		os.Exit(2) //nolint:mnd
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(registryFile, versionsFile string) error {
	nodes, err := readRegistry(registryFile)
	if err != nil {
		return err
	}
	known := map[string]string{}
	text, err := os.ReadFile(versionsFile)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &known); err != nil {
		return fmt.Errorf("%s: it is not a JSON object of package names and versions: %w", versionsFile, err)
	}

	var problems []string
	answers := make([]*answer, 0, len(nodes))
	lines := map[string]int{}
	for i, node := range nodes {
		a, err := answerPackage(node, known)
		if err != nil {
			problems = append(problems, fmt.Sprintf("%s:%d: package %s: %v", registryFile, node.Line, nameOf(node, i), err))
			continue
		}
		for _, name := range append([]string{a.Name}, a.Aliases...) {
			first, ok := lines[name]
			if ok && first != node.Line {
				problems = append(problems, fmt.Sprintf("%s:%d: package %s: the name %s is already that of the package at line %d", registryFile, node.Line, a.Name, name, first))
			}
			lines[name] = node.Line
		}
		answers = append(answers, a)
	}
	if len(problems) != 0 {
		return errors.New(strings.Join(problems, "\n"))
	}
	sort.Slice(answers, func(i, j int) bool { return answers[i].Name < answers[j].Name })
	enc := json.NewEncoder(os.Stdout)
	enc.SetEscapeHTML(false)
	for _, a := range answers {
		if err := enc.Encode(a); err != nil {
			return err
		}
	}
	return nil
}

// readRegistry returns the node of each package of a registry file.
func readRegistry(file string) ([]*yaml.Node, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	doc := &yaml.Node{}
	if err := yaml.Unmarshal(text, doc); err != nil {
		return nil, fmt.Errorf("%s: it is not valid YAML: %w", file, err)
	}
	shape := func(line int, what string) error {
		return fmt.Errorf("%s:%d: %s: a registry file has a list `packages` at its top", file, line, what)
	}
	if len(doc.Content) == 0 {
		return nil, shape(1, "the file is empty")
	}
	top := doc.Content[0]
	if top.Kind != yaml.MappingNode {
		return nil, shape(top.Line, "the top is not a map")
	}
	for i := 0; i < len(top.Content); i += 2 {
		if top.Content[i].Value != "packages" {
			continue
		}
		list := top.Content[i+1]
		if list.Kind != yaml.SequenceNode || len(list.Content) == 0 {
			return nil, shape(list.Line, "`packages` is not a list of packages")
		}
		return list.Content, nil
	}
	return nil, shape(top.Line, "there is no `packages`")
}

// load parses a definition again, because aqua modifies definitions when it resolves them.
func load(node *yaml.Node) (*registry.PackageInfo, error) {
	info := &registry.PackageInfo{}
	if node.Kind != yaml.MappingNode {
		return nil, errors.New("it is not a map of fields")
	}
	if err := node.Decode(info); err != nil {
		return nil, err
	}
	return info, nil
}

// nameOf returns the name of a package for messages, or its position in the list.
func nameOf(node *yaml.Node, index int) string {
	info := &registry.PackageInfo{}
	_ = node.Decode(info) // decodes the other fields if one is wrong
	if name := info.GetName(); name != "" {
		return name
	}
	return fmt.Sprintf("number %d", index+1)
}
